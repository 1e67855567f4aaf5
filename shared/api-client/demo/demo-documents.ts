import type { DocumentRequestWire } from '@assay/shared/contracts';

interface Fund {
  readonly name: string;
  readonly manager: string;
}

const FUNDS: readonly Fund[] = [
  { name: 'Calder Ridge IV', manager: 'Calder Ridge Partners' },
  { name: 'Nordlicht Growth II', manager: 'Nordlicht Capital' },
  { name: 'Harbour Lane Credit', manager: 'Harbour Lane' },
  { name: 'Sable Infrastructure I', manager: 'Sable & Co' },
];
const TYPES = ['Capital Account', 'Capital Call', 'Capital Distribution', 'Performance'] as const;
const STAGES = [
  'EXT_DONE',
  'EXT_DONE',
  'EXT_DONE',
  'ARCHIVED',
  'EXT_DONE',
  'TRASHED',
  'EXT_START_METRIC_QUERY',
] as const;
const QUARTER_ENDS = ['03-31', '06-30', '09-30', '12-31'] as const;
const DAY = 86_400_000;
const FIRST_UPLOAD = Date.parse('2026-11-20T09:30:00Z');

const pick = <Item>(items: readonly Item[], index: number, otherwise: Item): Item =>
  items[index % items.length] ?? otherwise;

function demoDocument(index: number): DocumentRequestWire {
  const id = `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`;
  const type = pick(TYPES, index, 'Capital Call');
  const fund = pick(FUNDS, index * 3, FUNDS[0] ?? { name: '', manager: '' });
  const stage = pick(STAGES, index, 'EXT_DONE');
  const uploaded = new Date(FIRST_UPLOAD - index * DAY * 0.7).toISOString().replace(/\.\d+Z$/, 'Z');
  const isVerified = stage === 'ARCHIVED' || index % 5 === 1;
  const total = 18 + (index % 7);
  return {
    id,
    documentRequestId: id,
    document_request_id: id,
    file_name: `${fund.name.toLowerCase().replaceAll(' ', '-')}_${type.toLowerCase().replaceAll(' ', '-')}_${index + 1}.pdf`,
    file_hash: null,
    mime_type: 'application/pdf',
    s3_key: `demo/${id}`,
    archived: stage === 'ARCHIVED',
    verified: isVerified,
    is_verified: isVerified,
    verified_by: isVerified ? 'Ada Reviewer' : null,
    fk_versioned_document_type_id: 1,
    document_type_name: type,
    document_type: type,
    extraction_progress_stage_name: stage.startsWith('EXT_') ? stage : 'EXT_DONE',
    stage,
    reporting_date: `2026-${pick(QUARTER_ENDS, index, '03-31')}`,
    fund: fund.name,
    fund_manager: fund.manager,
    upload_date: uploaded,
    uploadedDate: uploaded,
    uploaded_by: index % 3 === 0 ? 'Ada Reviewer' : 'Max Approver',
    tags: index % 4 === 0 ? ['Q4'] : [],
    verifyStatus: isVerified ? 'DOC_VERIFIED' : 'DOC_PROCESSED',
    metricsVerified: isVerified ? total : index % 9,
    metricsTotal: total,
  };
}

/** The documents that a remote developed alone starts with. */
export function createDemoDocuments(count = 47): DocumentRequestWire[] {
  return Array.from({ length: count }, (_, index) => demoDocument(index));
}
