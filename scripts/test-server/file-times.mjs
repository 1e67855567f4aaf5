// Loaded before the tests of a process: writes what each file of them took of the processor.
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { ROOT } from '../lib/install.mjs';
import { recordFiles } from '../lib/processor-time.mjs';

const { ASSAY_FILE_TIMES: target, NODE_TEST_CONTEXT } = process.env;
const isTest = target !== undefined && NODE_TEST_CONTEXT !== undefined && isMainThread;
// What tests start is part of them.
if (isTest) delete process.env.ASSAY_FILE_TIMES;

const files = isTest ? recordFiles(target, path.relative(ROOT, process.argv[1])) : undefined;
if (files) process.once('exit', files.end);

/** From here on, the time is that of another file of this process. */
export const beginFile = (file) => files?.begin(file);
