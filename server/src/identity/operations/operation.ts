import { textInput } from '@assay/shared/contracts';
import type { z } from 'zod';
import type { IdentityContext } from '../context.ts';
import { ProtocolError, refusal } from '../protocol-error.ts';

/** A text of a request: every text of every operation is one of these. */
export const protocolText = textInput(2048);
/** A token of a request. */
export const protocolToken = textInput(16_384);

/** The caller, by the part of the network address that identifies it. */
export interface Caller {
  address: string;
}

/** One operation of the protocol, from the body of the request to the body of the response. @throws ProtocolError for every refusal */
export type Operation = (body: unknown, caller: Caller) => Promise<object>;

/** Operations by the name that `x-amz-target` carries. */
export type Operations = Readonly<Record<string, Operation>>;

/** Makes an operation whose body is checked first. */
export function defineOperation<S extends z.ZodType>(
  schema: S,
  run: (input: z.output<S>, caller: Caller) => Promise<object>,
): Operation {
  return async (body, caller) => {
    const parsed = schema.safeParse(body);
    if (parsed.success) return run(parsed.data, caller);
    const [issue] = parsed.error.issues;
    throw refusal.parameter(`Invalid parameter: ${issue?.path.map(String).join('.') || 'request'}`);
  };
}

/** @throws ResourceNotFoundException if a request names another app client */
export function assertClient(context: IdentityContext, clientId: string): void {
  if (clientId === context.clientId) return;
  throw new ProtocolError('ResourceNotFoundException', 'User pool client does not exist.');
}

/** @throws ResourceNotFoundException if a request names another pool */
export function assertPool(context: IdentityContext, poolId: string): void {
  if (poolId === context.poolId) return;
  throw new ProtocolError('ResourceNotFoundException', 'User pool does not exist.');
}
