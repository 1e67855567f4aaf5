import type { PageBox } from '../../../document/page-box.ts';

interface Line extends PageBox {
  readonly text: string;
}

/** The text of the lines whose middle is in a box, in the order of reading. */
export function wordsIn(box: PageBox, lines: readonly Line[]): string {
  const isInside = ({ page, x, y, w, h }: Line) => {
    const [middleX, middleY] = [x + w / 2, y + h / 2];
    return (
      page === box.page &&
      middleX >= box.x &&
      middleX <= box.x + box.w &&
      middleY >= box.y &&
      middleY <= box.y + box.h
    );
  };
  return lines
    .filter(isInside)
    .sort((left, right) => left.y - right.y || left.x - right.x)
    .map(({ text }) => text)
    .join(' ');
}
