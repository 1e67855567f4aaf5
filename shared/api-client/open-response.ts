import { ApiError } from './api-error.ts';

/** The media type of a response that stays open. */
export const EVENT_STREAM = 'text/event-stream';

const DATA = 'data: ';

/** The data of the events of an open response, as they arrive. Ours are of one line each. @throws ApiError for another response */
export async function* readEvents(endpointId: string, response: Response): AsyncGenerator<string, void> {
  if (!response.headers.get('content-type')?.startsWith(EVENT_STREAM) || response.body === null)
    throw new ApiError(endpointId, { code: 'RESPONSE_INVALID', status: response.status });
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith(DATA)) yield line.slice(DATA.length);
  }
}
