import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { createStoreClient } from '../../server/src/storage/s3-store.ts';

const POINTER = 'remotes.json';
/** How often a deployment begins the change of the pointer again, because another one was faster. */
const TRIES = 5;

const TYPES = {
  css: 'text/css',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  json: 'application/json',
  mjs: 'text/javascript',
  png: 'image/png',
  svg: 'image/svg+xml',
  wasm: 'application/wasm',
  woff2: 'font/woff2',
};

/** As our server sends them: what carries a hash in its name never changes. */
const headersOf = (name) => ({
  ContentType: TYPES[path.extname(name).slice(1)] ?? 'application/octet-stream',
  CacheControl: /[.-][0-9a-f]{8,}\.[\w.]+$/.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
});

const statusOf = (error) => error.$metadata?.httpStatusCode;
/** Answers of a store that compares: another content, or another write at the same moment. */
const isRefused = (error) => statusOf(error) === 412 || statusOf(error) === 409;

/** `s3://bucket/prefix?endpoint=https://…&region=…` */
function readAddress(address) {
  const url = new URL(address);
  const endpoint = url.searchParams.get('endpoint') ?? undefined;
  const region = url.searchParams.get('region') ?? 'us-east-1';
  const folder = url.pathname.replaceAll(/^\/+|\/+$/g, '');
  return { endpoint, region, bucket: url.hostname, prefix: folder === '' ? '' : `${folder}/` };
}

/** A static root in a bucket of an S3-compatible store. Credentials are found as the AWS SDK does. */
export async function openBucket(address) {
  const { endpoint, region, bucket: Bucket, prefix } = readAddress(address);
  const client = createStoreClient({ region, endpoint });
  const at = (name) => ({ Bucket, Key: prefix + name });

  /** The text of an object and its tag; null where there is none. */
  async function find(name) {
    try {
      const { Body, ETag } = await client.send(new GetObjectCommand(at(name)));
      return { text: await Body.transformToString(), tag: ETag };
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw error;
    }
  }

  const put = (name, Body, condition = {}) =>
    client.send(new PutObjectCommand({ ...at(name), ...headersOf(name), Body, ...condition }));

  async function list(folder) {
    const found = [];
    const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: prefix + folder });
    for await (const { Contents = [] } of pages) found.push(...Contents.map(({ Key }) => Key));
    return found.map((key) => key.slice(prefix.length + folder.length)).sort();
  }

  async function remove(name) {
    // One by one: for many at once, stores want checksums that differ from store to store.
    for (const rest of await list(name)) await client.send(new DeleteObjectCommand(at(name + rest)));
  }

  /** Whether the store compares before it writes. Without that, of two deployments at once one would be lost. */
  async function assertCompares() {
    const probe = `deployment-${randomUUID()}.json`;
    await put(probe, '{}');
    try {
      await put(probe, '{}', { IfMatch: '"00000000000000000000000000000000"' });
    } catch (error) {
      if (isRefused(error)) return;
      if (statusOf(error) !== 501) throw error;
    } finally {
      await remove(probe);
    }
    throw new Error(
      `The store of ${Bucket} does not compare before it writes (If-Match): deployments at the same time could undo each other. Nothing is deployed.`,
    );
  }

  async function changePointer(change) {
    for (let tries = 0; tries < TRIES; tries++) {
      const before = await find(POINTER);
      const remotes = await change(before === null ? {} : JSON.parse(before.text).remotes);
      const condition = before === null ? { IfNoneMatch: '*' } : { IfMatch: before.tag };
      try {
        await put(POINTER, `${JSON.stringify({ remotes }, null, 2)}\n`, condition);
        return remotes;
      } catch (error) {
        if (!isRefused(error)) throw error;
      }
    }
    throw new Error(
      `${POINTER} of ${Bucket} was changed by other deployments ${TRIES} times meanwhile. Try again.`,
    );
  }

  await assertCompares();
  return {
    read: async (name) => (await find(name))?.text ?? '',
    write: put,
    copy: async (from, name) => put(name, await readFile(from)),
    list: (folder) => list(`${folder}/`),
    remove,
    changePointer,
    /** A store cannot choose between a file and its compressed copies; the network before it compresses. */
    isWanted: (name) => !/\.(br|gz)$/.test(name),
  };
}
