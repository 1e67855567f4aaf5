import { createEncryption, type Encryption } from '../platform/encryption.ts';

/** Seals texts for the database with keys outside of it. */
export interface Sealing {
  /** With the newest key. @param owner what the text is for: sealed for another one it cannot be read */
  seal(owner: string, text: string): Buffer;
  /** With whichever key fits. @throws Error that says what an operator can do where none does */
  unseal(owner: string, sealed: Uint8Array): string;
}

/** @param keys of 32 bytes, the newest first */
export function createSealing(keys: readonly Buffer[]): Sealing {
  const encryptions = keys.map((key) => createEncryption(key, 'installation-secret'));
  const [newest] = encryptions;
  if (newest === undefined) throw new Error('There is no sealing key.');
  return {
    seal: (owner, text) => newest.encrypt(owner, text),
    unseal(owner, sealed) {
      for (const encryption of encryptions) {
        const text = tryDecrypt(encryption, owner, sealed);
        if (text !== null) return text;
      }
      throw new Error(
        `None of ASSAY_SEALING_KEYS opens ${owner}: add the key with which it was sealed at the end of the list.`,
      );
    },
  };
}

function tryDecrypt(encryption: Encryption, owner: string, sealed: Uint8Array): string | null {
  try {
    return encryption.decrypt(owner, sealed);
  } catch {
    return null;
  }
}
