import {
  errorBody,
  type BodyOf,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
} from '@assay/shared/contracts';
import { ApiError, apiErrorOf } from './api-error.ts';
import type { ApiClientOptions, CallOptions, ReceiveOptions } from './client-options.ts';
import { EVENT_STREAM, readEvents } from './open-response.ts';
import { createSendCall, type PlainInput } from './send-call.ts';
import { textOf, transportError } from './transport-error.ts';

type AnyEndpoint = Endpoint;
/** A part that the endpoint does not declare may not be given; one whose fields are all optional may be left out. */
type InputPart<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Name]?: undefined }
  : Partial<Record<string, never>> extends Value
    ? { readonly [K in Name]?: Value }
    : { readonly [K in Name]: Value };

/** What a caller gives: exactly the parts that the endpoint declares. */
export type CallInput<E> = InputPart<'params', ParamsOf<E>> &
  InputPart<'query', QueryOf<E>> &
  InputPart<'body', BodyOf<E>>;

type CallArguments<E> =
  Record<string, never> extends CallInput<E>
    ? [input?: CallInput<E>, options?: CallOptions]
    : [input: CallInput<E>, options?: CallOptions];

/** A file as a response. */
export interface FileResponse {
  readonly blob: Blob;
  /** The name the server gives it, if it gives one. */
  readonly filename: string | undefined;
}

/** The only caller of the API. */
export interface ApiClient {
  readonly clientId: string;
  /** The address of a path of the installation, such as that of a file; in another page the origin belongs to it. */
  readonly addressOf: (path: string) => string;
  /** Calls an endpoint. Resolves with the parsed model, or rejects with an `ApiError`. */
  readonly call: <E extends AnyEndpoint>(endpoint: E, ...args: CallArguments<E>) => Promise<ResponseOf<E>>;
  /**
   * Calls an endpoint whose response stays open, and receives an object of its model each time that it sends one. Resolves when
   * the response ends. A failure is the caller's alone: it is expected, and nothing reports it.
   */
  readonly receive: <E extends AnyEndpoint>(
    endpoint: E,
    input: CallInput<E>,
    options: ReceiveOptions<ResponseOf<E>>,
  ) => Promise<void>;
  /** Calls an endpoint that responds with a file. */
  readonly callForFile: <E extends AnyEndpoint>(
    endpoint: E,
    ...args: CallArguments<E>
  ) => Promise<FileResponse>;
}

/** Gives the file name of a Content-Disposition header, the UTF-8 form first. */
export function filenameOf(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // Falls through to the plain form.
    }
  }
  return /filename="((?:[^"\\]|\\.)*)"/i.exec(disposition ?? '')?.[1]?.replace(/\\(.)/g, '$1');
}

async function readErrorBody(response: Response) {
  const parsed = errorBody.safeParse(await response.json().catch(() => undefined));
  return parsed.success ? parsed.data : undefined;
}

/** The model in the text of a response. @throws ApiError RESPONSE_INVALID for one that breaks its contract */
function parseModel<E extends AnyEndpoint>(endpoint: E, { status }: Response, text: string): ResponseOf<E> {
  let body: unknown;
  try {
    body = text === '' ? undefined : JSON.parse(text);
  } catch (cause) {
    throw new ApiError(endpoint.id, { code: 'RESPONSE_INVALID', status, cause });
  }
  const parsed = endpoint.response.safeParse(body);
  if (parsed.success) return parsed.data as ResponseOf<E>; // The schema of E parsed it: the type system cannot see that.
  throw new ApiError(endpoint.id, { code: 'RESPONSE_INVALID', status, cause: parsed.error });
}

/** Creates the client of one signed-in user. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { base, clientId, onFailure } = options;
  const send = createSendCall(options);

  async function sendAndCheck(endpoint: AnyEndpoint, input: PlainInput, callOptions: CallOptions) {
    const response = await send(endpoint, input, callOptions);
    if (!response.ok) throw apiErrorOf(endpoint.id, response.status, await readErrorBody(response));
    return response;
  }

  /** Makes a call; whoever watches the client learns of its failure before the caller does. */
  async function watched<Result>(call: () => Promise<Result>): Promise<Result> {
    try {
      return await call();
    } catch (error) {
      if (error instanceof ApiError) onFailure?.(error);
      throw error;
    }
  }

  return {
    clientId,
    addressOf: (path) => (base.startsWith('/') ? path : new URL(path, base).href),
    call: <E extends AnyEndpoint>(endpoint: E, ...[input, callOptions]: CallArguments<E>) =>
      watched(async () => {
        const response = await sendAndCheck(endpoint, input ?? {}, callOptions ?? {});
        return parseModel(endpoint, response, await textOf(endpoint.id, response, callOptions?.signal));
      }),
    receive: async (endpoint, input, { signal, timeout, onValue }) => {
      const response = await sendAndCheck(endpoint, { ...input, accept: EVENT_STREAM }, { signal, timeout });
      try {
        for await (const data of readEvents(endpoint.id, response))
          onValue(parseModel(endpoint, response, data));
      } catch (cause) {
        throw cause instanceof ApiError ? cause : transportError(endpoint.id, { cause, signal });
      }
    },
    callForFile: <E extends AnyEndpoint>(endpoint: E, ...[input, callOptions]: CallArguments<E>) =>
      watched(async () => {
        const response = await sendAndCheck(endpoint, input ?? {}, callOptions ?? {});
        const blob = await response.blob().catch((cause: unknown) => {
          throw transportError(endpoint.id, { cause, signal: callOptions?.signal });
        });
        return {
          blob,
          filename: filenameOf(response.headers.get('content-disposition')),
        };
      }),
  };
}
