import type { DocumentRequest } from '@assay/shared/contracts';
import { reportingDateText, tagsInRow, verificationOf } from './document-cells.ts';

const aDocument = (changes: Partial<DocumentRequest> = {}): DocumentRequest => ({
  id: '6f6d2f0e-1a52-4a6e-8f37-0f6f0a3e2b11',
  fileName: 'call.pdf',
  fileHash: null,
  mimeType: 'application/pdf',
  fileKey: 'demo/1/source',
  documentType: 'Capital Call',
  versionedDocumentTypeId: 1,
  stage: 'EXT_DONE',
  lastExtractionStage: 'EXT_DONE',
  verifyStatus: 'DOC_PROCESSED',
  isVerified: false,
  verifiedBy: null,
  reportingDate: null,
  fund: null,
  fundManager: null,
  uploadedDate: '2026-11-20T10:00:00Z',
  uploadedBy: 'Ada',
  tags: [],
  metricsVerified: 0,
  metricsTotal: 0,
  doubts: null,
  documentDoubts: [],
  typeToChoose: null,
  failureReason: null,
  changedSinceExport: false,
  unpublishedChanges: 0,
  storedValues: null,
  samePeriodAs: null,
  revises: null,
  pages: null,
  waitingBehind: null,
  ...changes,
});

describe('reportingDateText', () => {
  it.each([
    [null, '–'],
    ['2024-12-31', '31/12/2024'],
    ['2099-01-01', 'Unknown'],
  ])('LIST-001 shows %s as %s', (date, shown) => {
    expect(reportingDateText(date, 'en-gb')).toBe(shown);
  });
});

describe('verificationOf', () => {
  it('LIST-001 distinguishes a confirmed document, one under review, and one without metrics', () => {
    expect(verificationOf(aDocument({ isVerified: true, verifiedBy: 'Ada', metricsTotal: 4 }))).toEqual({
      kind: 'verified',
      by: 'Ada',
    });
    expect(verificationOf(aDocument({ metricsVerified: 18, metricsTotal: 21 }))).toEqual({
      kind: 'progress',
      verified: 18,
      total: 21,
    });
    expect(verificationOf(aDocument())).toEqual({ kind: 'nothing' });
  });
});

describe('tags', () => {
  it('shows the first tag of a row and counts the others', () => {
    expect(tagsInRow([])).toEqual({ shown: [], more: 0 });
    expect(tagsInRow(['q4', 'late', 'restated'])).toEqual({ shown: ['q4'], more: 2 });
  });
});
