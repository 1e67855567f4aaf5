import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** A moment that the database sets unless told. */
type Moment = ColumnType<Date, Date | undefined, Date>;

type LearnedLayoutsTable = {
  id: Generated<string>;
  client_id: string;
  document_type_id: string;
  sender: string;
  fingerprint: JSONColumnType<Record<string, unknown>, string, string>;
  version: Generated<number>;
  created_at: Moment;
};

export type LessonState = 'waiting' | 'active' | 'rejected' | 'removed';

type LearnedLessonsTable = {
  id: Generated<string>;
  client_id: string;
  layout_id: string;
  fin: string;
  group_identifier: string | null;
  evidence: JSONColumnType<Record<string, unknown>, string, string>;
  label: string;
  state: Generated<LessonState>;
  rejected_fin: string | null;
  rejected_document: string | null;
  taught_by_id: number;
  taught_by: string;
  taught_in: string;
  taught_at: Moment;
  updated_at: Moment;
};

type LearnedLessonDocumentsTable = {
  lesson_id: string;
  document_request_id: string;
  kind: 'corrected' | 'accepted';
  file_name: string;
  user_id: number;
  user_name: string;
  added_at: Moment;
};

type LearnedVersionsTable = {
  layout_id: string;
  version: number;
  lesson_ids: string[];
  created_at: Moment;
};

export type LearningAuditTable = {
  id: GeneratedAlways<number>;
  client_id: string;
  lesson_id: string;
  changed_at: Moment;
  user_id: number;
  user_name: string;
  action: 'learned' | 'activated' | 'rejected' | 'removed';
  detail: Generated<string>;
};

/** What trusted reviewers taught the extraction [AMB-085]. */
export type LearningTables = {
  learned_layouts: LearnedLayoutsTable;
  learned_lessons: LearnedLessonsTable;
  learned_lesson_documents: LearnedLessonDocumentsTable;
  learned_versions: LearnedVersionsTable;
  learning_audit: LearningAuditTable;
};
