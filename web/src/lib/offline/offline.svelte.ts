// The page without a network: a service worker keeps all files. A new version waits until it is wanted.

const HOUR = 3_600_000;

class Offline {
  #newVersion = $state(false);
  #update: () => void = () => undefined;

  get newVersion(): boolean {
    return this.#newVersion;
  }

  // Shows the new version. What is being played has been kept.
  update(): void {
    this.#update();
  }

  offer(update: () => void): void {
    this.#newVersion = true;
    this.#update = update;
  }
}

export const offline = new Offline();

// Called once, after the first page is shown, so that it does not wait for this.
export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { registerSW } = await import('virtual:pwa-register');
  let wanted = false;
  const update = registerSW({
    onNeedRefresh: () => {
      offline.offer(() => {
        wanted = true;
        void update();
      });
    },
    // The new version is in charge now. Where another tab wanted it, this one goes on until it is asked to follow.
    onNeedReload: () => {
      if (wanted) reload();
      else offline.offer(reload);
    },
    onRegisteredSW: (_, registration) => {
      if (registration) lookForNews(registration);
    },
  });
  followOtherTabs();
}

// Whoever leaves the page open for days hears of a new version too.
function lookForNews(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - last < HOUR) return;
    last = Date.now();
    registration.update().catch(() => undefined); // without a network there is no news
  });
}

// Another tab took the new version: what this one has not loaded yet is gone.
function followOtherTabs(): void {
  const { serviceWorker } = navigator;
  const had = serviceWorker.controller;
  serviceWorker.addEventListener('controllerchange', () => {
    if (had !== null && !offline.newVersion) offline.offer(reload);
  });
}

const reload = () => {
  location.reload();
};
