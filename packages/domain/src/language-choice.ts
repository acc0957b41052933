/** The query by which somebody chooses the language of an address: `?lang=hi`. The server takes it out again. */
export const LANGUAGE_QUERY = 'lang';

/** Which language somebody has chosen on this device, with and without an account. */
export const LANGUAGE_COOKIE = 'tessera_language';
