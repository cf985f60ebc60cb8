// After a step to another page the focus goes to its heading, so that screen readers say where one is.

const PATIENCE = 3000; // milliseconds in which a page may still put its heading up

export function focusHeading(): void {
  if (focused()) return;
  const observer = new MutationObserver(() => {
    if (focused()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => {
    observer.disconnect();
  }, PATIENCE);
}

export function focusMain(): void {
  const main = document.querySelector<HTMLElement>('main');
  if (main) focus(main);
}

function focused(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) focus(heading);
  return heading !== null;
}

function focus(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus();
}
