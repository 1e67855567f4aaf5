/** Runs in the page: makes `watch` and `untilPagePainted` there. */
export function installWatch() {
  /** Whether a canvas shows print: something darker than paper. */
  const isPainted = (canvas) => {
    if (canvas.width === 0) return false;
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, Math.min(canvas.height, 400));
    for (let at = 0; at < data.length; at += 4) if (data[at + 3] > 0 && data[at] < 128) return true;
    return false;
  };
  const paintedPage = () => {
    const canvas = globalThis.document.querySelector('[role=region] canvas');
    return canvas && isPainted(canvas) ? globalThis.location.pathname : undefined;
  };
  const read = {
    row: () => globalThis.document.querySelector('[data-field][aria-current]')?.dataset.field,
    highlight: () => globalThis.document.querySelector('[data-highlight][data-active]')?.dataset.highlight,
    document: () =>
      globalThis.document.activeElement?.matches('[data-field][aria-current]')
        ? globalThis.location.pathname
        : undefined,
    page: paintedPage,
  };
  const afterPaint = (done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = done;
    globalThis.requestAnimationFrame(() => port2.postMessage(null));
  };
  /** `watched` becomes the time from the next event of a type to the paint after something is other than before. */
  globalThis.watch = (what, type) => {
    const before = read[what]();
    globalThis.watched = new Promise((resolve) => {
      const begin = () => {
        const start = performance.now();
        const look = () => {
          const now = read[what]();
          if (now === undefined || now === before) globalThis.requestAnimationFrame(look);
          else afterPaint(() => resolve(performance.now() - start));
        };
        look();
      };
      globalThis.addEventListener(type, begin, { capture: true, once: true });
    });
  };
  /** The time since the navigation when the first page of a document is painted. */
  globalThis.untilPagePainted = () =>
    new Promise((resolve) => {
      const look = () => {
        if (paintedPage() !== undefined) afterPaint(() => resolve(performance.now()));
        else setTimeout(look, 15);
      };
      look();
    });
}
