// Whether something is being dragged, or has just been let go of.

const SLACK = 6; // pixels that a click may slip
const JUST = 50; // ms

export class Dragging {
  #from: { x: number; y: number } | null = null;
  #dragged = false;
  #letGo = -Infinity;

  // Until the function that is returned is called.
  follow(): () => void {
    const life = new AbortController();
    const options = { capture: true, signal: life.signal };
    window.addEventListener(
      'pointerdown',
      (event) => {
        this.#press(event);
      },
      options,
    );
    window.addEventListener(
      'pointermove',
      (event) => {
        this.#move(event);
      },
      options,
    );
    window.addEventListener(
      'pointerup',
      () => {
        this.#release();
      },
      options,
    );
    window.addEventListener(
      'pointercancel',
      () => {
        this.#release();
      },
      options,
    );
    return () => {
      life.abort();
    };
  }

  was(): boolean {
    return this.#dragged || performance.now() - this.#letGo < JUST;
  }

  #press({ clientX: x, clientY: y }: PointerEvent): void {
    this.#from = { x, y };
    this.#dragged = false;
  }

  #move({ clientX, clientY }: PointerEvent): void {
    if (this.#from === null || this.#dragged) return;
    this.#dragged = Math.hypot(clientX - this.#from.x, clientY - this.#from.y) >= SLACK;
  }

  #release(): void {
    if (this.#dragged) this.#letGo = performance.now();
    this.#from = null;
    this.#dragged = false;
  }
}
