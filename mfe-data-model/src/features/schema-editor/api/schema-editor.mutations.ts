import { ApiError, useApi } from '@assay/shared/api-client';
import {
  assignSchema,
  createSchema,
  publishSchema,
  schemaWire,
  toGroupsInput,
  updateSchema,
  type SchemaWire,
} from '@assay/shared/contracts';
import type { EditedSchema } from '@assay/shared/domain';
import type { MessageKey } from '@assay/shared/messages';
import { useNotify } from '@assay/shared/platform';
import { useMutation, useQueryClient } from '@assay/shared/query';
import { schemasKey } from '../../../schemas/schemas-key.ts';

/** What a failed save says: about the name where that is what was refused [SCH-032, SCH-033, AMB-114]. */
function saveFailure(error: unknown): MessageKey {
  if (!(error instanceof ApiError)) return 'schemas.saveFailed';
  const isName = error.fields.some(({ identifier }) => identifier === 'name');
  if (!isName) return 'schemas.saveFailed';
  return error.code === 'RESOURCE_DUPLICATED' ? 'schemas.nameTaken' : 'schemas.invalidName';
}

/** The schema as it is now, where a save was refused because somebody else saved another version; else null. */
export function conflictOf(error: unknown): SchemaWire | null {
  if (!(error instanceof ApiError) || error.code !== 'SCHEMA_CHANGED') return null;
  return schemaWire.safeParse(error.details).data ?? null;
}

export interface SaveCommand {
  readonly schema: EditedSchema;
  /** Publishes the saved schema too. */
  readonly publish: boolean;
  /** Nothing was edited: the stored version is published as it is. */
  readonly isUnchanged?: boolean;
}

interface SaveOptions {
  /** The stored schema that the edits started from; null creates one. */
  readonly stored: SchemaWire | null;
  readonly onSaved: (schema: SchemaWire) => void;
  /** Another version was saved meanwhile. */
  readonly onConflict: (theirs: SchemaWire) => void;
}

/** Creates or saves a schema, and publishes it where that is asked for [API-069, API-070, API-071]. */
export function useSaveSchema({ stored, onSaved, onConflict }: SaveOptions) {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const store = ({ schema, isUnchanged = false }: SaveCommand) => {
    const { name, description, isTemplate } = schema;
    const groups = toGroupsInput(schema.groups);
    if (stored === null)
      return api.call(createSchema, { body: { name, description, isTemplate, isPublished: false, groups } });
    if (isUnchanged) return Promise.resolve(stored);
    const { version, documentSchemaId: id } = stored;
    return api.call(updateSchema, {
      params: { id },
      body: { name, description, isTemplate, groups, version },
    });
  };
  return useMutation({
    mutationFn: async (command: SaveCommand) => {
      const saved = await store(command);
      if (!command.publish) return saved;
      return api.call(publishSchema, { params: { id: saved.documentSchemaId } }).catch((error: unknown) => {
        onSaved(saved);
        throw error;
      });
    },
    onSuccess: async (saved, { publish }) => {
      if (publish) notify('schemas.publishedDone');
      else notify(stored === null ? 'schemas.createdDone' : 'schemas.savedDone');
      onSaved(saved);
      await queryClient.invalidateQueries({ queryKey: schemasKey });
    },
    onError: (error, { publish, isUnchanged }) => {
      const theirs = conflictOf(error);
      if (theirs !== null) onConflict(theirs);
      else notify.failure(error, publish && isUnchanged ? 'schemas.publishFailed' : saveFailure(error));
    },
  });
}

/** Assigns a schema to a document type [API-073]. */
export function useAssignSchema(documentSchemaId: string) {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (documentType: string) =>
      api.call(assignSchema, { body: { documentType, documentSchemaId } }),
    onSuccess: (_, type) => {
      notify('schemas.assignedDone', { type });
      return queryClient.invalidateQueries({ queryKey: [...schemasKey, 'metadata'] });
    },
    onError: (error) => notify.failure(error, 'schemas.assignFailed'),
  });
}
