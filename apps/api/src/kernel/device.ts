import { msg, say, type Text } from '@tessera/texts';

const BROWSERS: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** Whether it says that it is a browser, which keeps cookies. */
export function isBrowser(userAgent: string): boolean {
  return BROWSERS.some(([pattern]) => pattern.test(userAgent));
}

const UNKNOWN = msg('Unknown device');

/** 'Firefox on Linux': enough for the owner to know it again, too little to track anybody. */
export function describeDevice(userAgent: string): string {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1];
  if (browser && system) return say(sayOn(browser, system));
  return browser ?? system ?? (userAgent.split(/[\s/]/)[0]?.slice(0, 40) || UNKNOWN.id);
}

/** A device as it was described and kept. */
export function sayDevice(device: string): Text {
  if (device === UNKNOWN.id) return UNKNOWN;
  const [browser = '', system] = device.split(' on ');
  return system && NAMES.has(browser) && NAMES.has(system) ? sayOn(browser, system) : device;
}

const NAMES = new Set([...BROWSERS, ...SYSTEMS].map(([, name]) => name));

function sayOn(browser: string, system: string): Text {
  return msg('{browser} on {system}', { browser, system });
}
