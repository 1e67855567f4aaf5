/** A server with the API of chat completions in the place of a language model. For tests. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request that a model got. */
export interface AskedRequest {
  readonly url: string;
  readonly authorization: string;
  readonly body: {
    readonly model: string;
    readonly temperature: number;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
  };
}

/** What the stand-in answers: a status, the text of its message, or null for no response at all. */
type Answer = number | string | null;
export type Respond = (asked: AskedRequest, attempt: number) => Answer | Promise<Answer>;

export interface StandInModel {
  /** As the environment configures it. */
  readonly model: { readonly url: string; readonly key: string; readonly name: string };
  /** What it was asked. */
  readonly asked: AskedRequest[];
  respond: Respond;
  close(): void;
}

export const STAND_IN_KEY = 'key-of-the-model';

/** Starts a stand-in that counts 100 tokens of every question and 10 of every answer. */
export async function startStandInModel(): Promise<StandInModel> {
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const { url = '', headers } = request;
      const asked = {
        url,
        authorization: headers.authorization ?? '',
        body: JSON.parse(body) as AskedRequest['body'],
      };
      standIn.asked.push(asked);
      const answer = await standIn.respond(asked, standIn.asked.length);
      if (answer === null) return;
      if (typeof answer === 'number')
        return response.writeHead(answer, { 'retry-after': '0', location: '/v1/elsewhere' }).end('no');
      response.setHeader('content-type', 'application/json');
      const usage = { prompt_tokens: 100, completion_tokens: 10 };
      response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: answer } }], usage }));
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = server.address() as AddressInfo;
  const standIn: StandInModel = {
    model: { url: `http://127.0.0.1:${port}/v1`, key: STAND_IN_KEY, name: 'stand-in' },
    asked: [],
    respond: () => 500,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return standIn;
}
