import type { MessageDefinition } from '../../../shared/messages/index.ts';

export function namedMessages(source: string): Record<string, MessageDefinition>;
