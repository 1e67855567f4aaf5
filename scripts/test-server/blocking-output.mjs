// Node's runner forgets the results that a process of tests has not yet written when it is made to exit
// (https://github.com/nodejs/node/issues/64833): here it writes each at once.
process.stdout._handle?.setBlocking?.(true);
