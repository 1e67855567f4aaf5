import { createEvent, fireEvent } from '@testing-library/react';
import { preventFileDrops } from './prevent-file-drops.ts';

it('UPL-006 a file that misses the place to drop files does not replace the page; dropped text is none of its business', () => {
  preventFileDrops();
  const dropped = (type: string) => {
    const event = createEvent.drop(document.body, { dataTransfer: { types: [type] } });
    fireEvent(document.body, event);
    return event;
  };
  expect(dropped('Files').defaultPrevented).toBe(true);
  expect(dropped('text/plain').defaultPrevented).toBe(false);
});
