/** Largest document in bytes unless a server is configured otherwise: 100 MB [AMB-045]. */
export const DEFAULT_UPLOAD_LIMIT_BYTES = 100 * 1024 * 1024;
