import { toDocumentRequest } from '@assay/shared/contracts';
import { aDocumentRequestWire } from '@assay/shared/testing';
import { isProcessing, searchRows, toProcessingRow } from './processing-row.ts';

const aRow = (changes: Parameters<typeof aDocumentRequestWire>[0]) =>
  toProcessingRow(toDocumentRequest(aDocumentRequestWire(changes)));

describe('toProcessingRow', () => {
  it.each([
    ['DOC_REQUESTED', 'Document Requested', { kind: 'moving', percent: 5 }],
    ['EXT_START_METRIC_QUERY', 'Extracting', { kind: 'moving', percent: 75 }],
    ['EXT_PREPARED', 'Extraction Prepared', { kind: 'moving', percent: 0 }],
    ['EXT_MANUAL_QA', 'Extracting', { kind: 'waiting', percent: 90 }],
    ['EXT_FAILED_PASSWORD', 'Password-protected', { kind: 'failed' }],
    ['EXT_FAILED_BY_A_LATER_BUILD', 'Extraction Failed', { kind: 'failed' }],
  ])('UPL-005 shows %s as %s', (stage, stageText, progress) => {
    expect(aRow({ stage })).toMatchObject({ stageText, progress });
  });
});

describe('isProcessing', () => {
  it('is true only where the program moves the document to the next stage', () => {
    expect(
      ['DOC_UPLOADED', 'EXT_PREPARED', 'EXT_MANUAL_QA', 'EXT_FAILED'].map((stage) =>
        isProcessing(aRow({ stage })),
      ),
    ).toEqual([true, true, false, false]);
  });
});

describe('searchRows', () => {
  const rows = [
    aRow({ file_name: 'Calder.pdf', uploadedDate: '2026-11-19T10:00:00Z', uploaded_by: 'Ada' }),
    aRow({
      file_name: 'nordlicht.pdf',
      uploadedDate: '2026-11-20T10:00:00Z',
      document_type: 'Performance',
      uploaded_by: 'Bo',
    }),
  ];
  const namesFor = (search: string) => searchRows(rows, search).map(({ name }) => name);

  it('UPL-003 sorts the newest upload first', () => {
    expect(namesFor('')).toEqual(['nordlicht.pdf', 'Calder.pdf']);
  });

  it('UPL-004 finds by name, type and uploader, whatever the case', () => {
    expect(namesFor(' CALDER ')).toEqual(['Calder.pdf']);
    expect(namesFor('perform')).toEqual(['nordlicht.pdf']);
    expect(namesFor('ada')).toEqual(['Calder.pdf']);
    expect(namesFor('nobody')).toEqual([]);
  });
});
