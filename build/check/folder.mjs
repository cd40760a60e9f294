/** An origin from which Excel on the web makes requests. */
const EXCEL = "https://excel.officeapps.live.com";
/** In ms. */
const MAX_MS = 20_000;

/**
 * What a server answered: its status, headers and text; or, where there was no answer, why.
 *
 * @typedef {{ status?: number, headers?: Headers, text?: string, failure?: string, file: string }} Answer
 */

/** A published folder. Each of its files is fetched once, the way Excel on the web fetches it. */
export class Folder {
  #answers = new Map();

  /** @param {string} address of the folder; throws an error in words where it is none */
  constructor(address) {
    if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
      throw new Error(`--url ${address}: an address begins with https://`);
    }
    this.url = new URL(address.replace(/[?#].*$/, "").replace(/\/*$/, "/"));
  }

  urlOf(file) {
    return new URL(file, this.url);
  }

  /** The name in this folder of the file at an address, which may be relative; undefined if it is elsewhere. */
  nameOf(address) {
    const { href } = new URL(address.replace(/[?#].*$/, ""), this.url);
    return href.startsWith(this.url.href) ? href.slice(this.url.href.length) : undefined;
  }

  /** @returns {Promise<Answer>} */
  get(file) {
    if (!this.#answers.has(file)) this.#answers.set(file, this.#fetch(file));
    return this.#answers.get(file);
  }

  /** What is wrong with a file: it is missing, or what `problemOf` says about the response. */
  async problem(file, problemOf) {
    const answer = await this.get(file);
    if (answer.failure !== undefined) return `it cannot be fetched: ${answer.failure}`;
    if (answer.status !== 200) return `the server answers ${answer.status}`;
    return problemOf(answer);
  }

  async #fetch(file) {
    try {
      const signal = AbortSignal.timeout(MAX_MS);
      const response = await fetch(this.urlOf(file), { headers: { Origin: EXCEL }, signal });
      return { file, status: response.status, headers: response.headers, text: await response.text() };
    } catch (error) {
      return { file, failure: error.cause?.message ?? error.message };
    }
  }
}

/** Whether a header value lets Excel on the web read a file. */
export const allowsExcel = (value) => value === "*" || value === EXCEL;
