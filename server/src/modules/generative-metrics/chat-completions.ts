import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

/** A model that answers over an API of the form of OpenAI's chat completions. */
export interface GenerativeModel {
  /** Address of the API, without `/chat/completions`. */
  readonly url: string;
  readonly key: string;
  readonly name: string;
}

export interface ChatMessage {
  readonly role: 'system' | 'user';
  readonly content: string;
}

export interface ChatLimits {
  /** Longest time for one try. */
  readonly timeoutMs: number;
  /** Waits before each further try; so many tries more than one. */
  readonly retryDelaysMs: readonly number[];
  /** Longest wait that the API may ask for. */
  readonly maxRetryAfterMs: number;
  readonly maxAnswerBytes: number;
}

export const CHAT_LIMITS: ChatLimits = {
  timeoutMs: 60_000,
  retryDelaysMs: [1000, 4000],
  maxRetryAfterMs: 20_000,
  maxAnswerBytes: 1024 * 1024,
};

const tokens = z.int().nonnegative();

const completionModel = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
  usage: z.object({ prompt_tokens: tokens, completion_tokens: tokens }).nullish().catch(null),
});

/** What a model answered, and the tokens that it counted; null where it names none. */
export interface ModelAnswer {
  readonly text: string;
  readonly tokens: { readonly prompt: number; readonly completion: number } | null;
}

const TOO_MANY_REQUESTS = 429;
const SERVER_ERRORS = 500;

/** Another try may help. */
class PassingError extends Error {
  readonly retryAfterMs: number;

  constructor(message: string, retryAfterMs = 0, options?: ErrorOptions) {
    super(message, options);
    this.retryAfterMs = retryAfterMs;
  }
}

/**
 * Asks a model. Redirects are not followed: document and key go to the configured address only.
 * @throws Error that says what went wrong, without the key and without anything that was sent or answered
 */
export async function askModel(
  model: GenerativeModel,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
  limits: ChatLimits = CHAT_LIMITS,
): Promise<ModelAnswer> {
  for (const delay of limits.retryDelaysMs) {
    try {
      return await askOnce(model, messages, signal, limits);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof PassingError)) throw error;
      await wait(Math.max(delay, Math.min(error.retryAfterMs, limits.maxRetryAfterMs)), undefined, {
        signal,
      });
    }
  }
  return askOnce(model, messages, signal, limits);
}

async function askOnce(
  { url, key, name }: GenerativeModel,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
  { timeoutMs, maxAnswerBytes }: ChatLimits,
): Promise<ModelAnswer> {
  const body = { model: name, temperature: 0, response_format: { type: 'json_object' }, messages };
  const timeout = AbortSignal.timeout(timeoutMs);
  let answer: string;
  try {
    const response = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify(body),
      signal: AbortSignal.any([signal, timeout]),
    });
    if (!response.ok) throw await refusalOf(response);
    answer = await readText(response, maxAnswerBytes);
  } catch (error) {
    if (timeout.aborted) throw new PassingError(`the model did not answer within ${timeoutMs / 1000} s`);
    if (error instanceof TypeError) throw new PassingError('the model is out of reach', 0, { cause: error });
    throw error;
  }
  return readCompletion(answer);
}

async function refusalOf(response: Response): Promise<Error> {
  await response.body?.cancel();
  const message = `the model answered HTTP ${response.status}`;
  if (response.status !== TOO_MANY_REQUESTS && response.status < SERVER_ERRORS) return new Error(message);
  const seconds = Number(response.headers.get('retry-after'));
  return new PassingError(message, Number.isFinite(seconds) ? seconds * 1000 : 0);
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new Error('the answer of the model is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function readCompletion(answer: string): ModelAnswer {
  try {
    const { choices, usage } = completionModel.parse(JSON.parse(answer));
    return {
      text: choices[0]?.message.content ?? '',
      tokens: usage ? { prompt: usage.prompt_tokens, completion: usage.completion_tokens } : null,
    };
  } catch (error) {
    throw new Error('the answer of the model is no chat completion', { cause: error });
  }
}
