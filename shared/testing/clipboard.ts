/** A clipboard by types, as copy and paste events carry it; jsdom has none. */
export function aClipboard(data: Readonly<Record<string, string>> = {}): DataTransfer {
  const byType = new Map(Object.entries(data));
  const clipboard: Pick<DataTransfer, 'getData' | 'setData'> = {
    getData: (type) => byType.get(type) ?? '',
    setData: (type, text) => void byType.set(type, text),
  };
  return clipboard as DataTransfer;
}
