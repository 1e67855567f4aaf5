/** Marks that turn the direction of the text after them: `call_\u202Efdp.exe` would be read as `call_exe.pdf`. */
const DIRECTION_MARKS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
/** Line breaks, tabs and whatever else is no character to read. */
const UNREADABLE = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** The name of an uploaded file as it is stored and shown: on one line, and in the order in which it is written. */
export function readableFileName(name: string): string {
  return name.replace(DIRECTION_MARKS, '').replace(UNREADABLE, ' ');
}
