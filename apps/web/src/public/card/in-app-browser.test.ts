import { expect, test } from 'vitest';
import { inAppBrowser } from './in-app-browser.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/AP4A; wv) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Instagram', `${IPHONE} Mobile/15E148 Instagram 385.0.0.37.93 (iPhone16,2; iOS 18_5; en_IN; scale=3.00)`],
  ['Instagram', `${ANDROID} Version/4.0 Chrome/137.0.0.0 Mobile Safari/537.36 Instagram 385.0.0.47.74 Android`],
  ['Facebook', `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/515.0.0.52.90;FBBV/735;FBDV/iPhone16,2]`],
  ['Facebook', `${ANDROID} Version/4.0 Chrome/137.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/515.0.0.51.100;]`],
  ['Messenger', `${IPHONE} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/510.0.0.40.103;FBDV/iPhone16,2]`],
  ['Threads', `${IPHONE} Mobile/15E148 Barcelona 384.0.0.34.84 (iPhone16,2; iOS 18_5)`],
  ['LinkedIn', `${IPHONE} Mobile/15E148 [LinkedInApp]/9.31.2130`],
  ['TikTok', `${IPHONE} Mobile/15E148 musical_ly_40.1.0 JsSdk/2.0 NetType/WIFI BytedanceWebview/d8a21c6`],
  ['WeChat', `${IPHONE} Mobile/15E148 MicroMessenger/8.0.59(0x18003b2e) NetType/WIFI Language/en`],
  ['LINE', `${IPHONE} Mobile/15E148 Safari Line/15.8.0`],
  ['Snapchat', `${IPHONE} Version/18.5 Mobile/15E148 Snapchat/13.45.0.50 (like Safari/8621.2.5, panda)`],
  ['Pinterest', `${IPHONE} Mobile/15E148 [Pinterest/iOS]`],
  ['X', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1 Twitter for iPhone/11.2.5`],
  ['This app', `${ANDROID} Version/4.0 Chrome/137.0.0.0 Mobile Safari/537.36`],
])('%s’s own browser is known by %s', (app, userAgent) => {
  expect(inAppBrowser(userAgent)).toBe(app);
});

test.each([
  `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`,
  `${IPHONE} CriOS/137.0.7151.79 Mobile/15E148 Safari/604.1`,
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Android 15; Mobile; rv:139.0) Gecko/139.0 Firefox/139.0',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36 Edg/137.0.0.0',
])('a real browser is none: %s', (userAgent) => {
  expect(inAppBrowser(userAgent)).toBeNull();
});
