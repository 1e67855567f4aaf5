/** How long one file may take, in milliseconds. */
const LIMIT = 15_000;

/** Fetches a file as a page of `origin` does. Throws a sentence where there is no answer. */
export async function get(url, origin) {
  const headers = { accept: '*/*', ...(origin && { origin }) };
  try {
    return await fetch(url, { headers, signal: AbortSignal.timeout(LIMIT) });
  } catch (error) {
    throw new Error(`${url} does not answer: ${error.cause?.message ?? error.message}`, { cause: error });
  }
}

/** Fetches JSON and its size in characters. Throws a sentence where it is none. */
export async function getJson(url, origin) {
  const response = await get(url, origin);
  if (!response.ok) throw new Error(`${url} returned ${response.status}.`);
  const text = await response.text();
  try {
    return { json: JSON.parse(text), length: text.length, response };
  } catch (error) {
    throw new Error(`${url} is no JSON.`, { cause: error });
  }
}
