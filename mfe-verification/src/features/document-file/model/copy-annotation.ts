import type { Logger, Notify } from '@assay/shared/platform';

/** The clipboard of the browser. */
export type ClipboardWriter = Pick<Clipboard, 'writeText'>;

/** Copies the text of the selected annotation [VER-031, VER-032]. A refusal of the clipboard is only logged [AMB-056]. */
export async function copyAnnotation(
  annotation: { readonly text: string } | null,
  { clipboard, notify, log }: { clipboard: ClipboardWriter | undefined; notify: Notify; log: Logger },
): Promise<void> {
  if (!annotation) {
    notify('verification.nothingSelected');
    return;
  }
  try {
    if (!clipboard) throw new Error('This page may not use the clipboard.');
    await clipboard.writeText(annotation.text);
    notify('verification.textCopied');
  } catch (error) {
    log.warn('clipboard.refused', { error });
  }
}
