import { readableFileName } from '@assay/shared/domain';
import type { UploadRequest } from './upload.ts';

/** A file in the dialog. */
export interface ChosenFile {
  readonly id: string;
  readonly file: File;
  /** Its own document type; null where the type of the dialog applies. */
  readonly documentType: string | null;
}

/** Files as they are added to the dialog, without a type of their own. */
export function chosenFiles(files: readonly File[]): readonly ChosenFile[] {
  return files.map((file) => ({ id: crypto.randomUUID(), file: withReadableName(file), documentType: null }));
}

function withReadableName(file: File): File {
  const { type, lastModified } = file;
  const name = readableFileName(file.name);
  return name === file.name ? file : new File([file], name, { type, lastModified });
}

/** The uploads to start. */
export function requestsOf(files: readonly ChosenFile[], commonType: string): readonly UploadRequest[] {
  return files.map(({ file, documentType }) => ({ file, documentType: documentType ?? commonType }));
}

const UNITS = ['B', 'KB', 'MB', 'GB'] as const;
const STEP = 1024;

/** A file size for display, in steps of 1024: `1.4 MB`. */
export function sizeText(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log(bytes) / Math.log(STEP)));
  const amount = bytes / STEP ** power;
  return `${Number(amount.toFixed(1))} ${UNITS[power]}`;
}
