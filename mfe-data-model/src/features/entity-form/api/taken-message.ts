import type { ApiError } from '@assay/shared/api-client';
import type { MessageKey } from '@assay/shared/messages';

/** Which field of a RESOURCE_DUPLICATED another entity has: the name or the client identifier [AMB-136]. */
export function takenMessage({ fields }: ApiError): MessageKey {
  return fields[0]?.identifier === 'clientIdentifier'
    ? 'entities.clientIdentifierTaken'
    : 'entities.nameTaken';
}
