import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { hasErrorCode } from '../platform/error-code.ts';

/** The response to an operator: what to print, or why the command was refused. */
const responseModel = z.union([z.object({ output: z.string() }), z.object({ refusal: z.string() })]);
type OperatorResponse = z.output<typeof responseModel>;

const commandModel = z.object({ args: z.array(z.string()) });
/** A command is a few settings; anything longer is none. */
const MAX_COMMAND_BYTES = 64 * 1024;

const socketOf = (dataFolder: string) => join(dataFolder, 'operator.sock');

/**
 * Carries out the commands of the operator while this process holds the data folder. Only the server's own account can
 * reach the socket (AMB-125).
 * @param run carries out one command; what it throws is sent to the operator
 * @returns a function that stops
 */
export async function openOperatorSocket(
  dataFolder: string,
  run: (args: readonly string[]) => Promise<string>,
): Promise<() => Promise<void>> {
  const path = socketOf(dataFolder);
  // Left behind by a process that was killed: nobody else holds the folder.
  await rm(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => socket.destroy());
    void respond(socket, run);
  });
  server.listen(path);
  await once(server, 'listening');
  await chmod(path, 0o600);
  return async () => {
    await new Promise((resolve) => server.close(resolve));
  };
}

async function respond(socket: Socket, run: (args: readonly string[]) => Promise<string>): Promise<void> {
  let reply: OperatorResponse;
  try {
    const { args } = commandModel.parse(JSON.parse(await readAll(socket)));
    reply = { output: await run(args) };
  } catch (error) {
    reply = { refusal: error instanceof Error ? error.message : String(error) };
  }
  socket.end(JSON.stringify(reply));
}

async function readAll(socket: Socket): Promise<string> {
  let bytes = 0;
  socket.on('data', (chunk) => {
    bytes += chunk.length;
    if (bytes > MAX_COMMAND_BYTES) socket.destroy(new Error('The command is too long.'));
  });
  return text(socket);
}

/** Asks the server that holds the data folder to carry out a command. @returns null where no server does */
export async function askServer(
  dataFolder: string,
  args: readonly string[],
): Promise<OperatorResponse | null> {
  const socket = connect({ path: socketOf(dataFolder), allowHalfOpen: true });
  try {
    await once(socket, 'connect');
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT') || hasErrorCode(error, 'ECONNREFUSED')) return null;
    throw error;
  }
  socket.end(JSON.stringify({ args }));
  return responseModel.parse(JSON.parse(await text(socket)));
}
