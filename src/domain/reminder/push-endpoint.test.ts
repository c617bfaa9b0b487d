import { expect, it } from 'vitest';
import { isPushEndpoint } from './push-endpoint.ts';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://web.push.apple.com/QG',
  'https://wns2-par02p.notify.windows.com/w/?token=x',
  'https://FCM.googleapis.com:443/x',
])('%s is a push service', (address) => expect(isPushEndpoint(address)).toBe(true));

it.each([
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://u:p@fcm.googleapis.com/x',
  'https://fcm.googleapis.com@127.0.0.1/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://localhost/x',
  'https://169.254.169.254/latest',
  'https://evilpush.apple.com.example/x',
  'https://notpush.services.mozilla.com.evil.example/x',
  'https://xfcm.googleapis.com/x',
  'https://googleapis.com/x',
  'https://fcm.googleapis.com/x#y',
  'ftp://fcm.googleapis.com/',
  'fcm.googleapis.com',
  '',
  'https://127.0.0.1\\.push.apple.com/x',
  'https://fcm.googleapis.com\\@127.0.0.1/x',
  'https://fcm.googleapis.com/a b',
  'https://127.0.0.1?.push.apple.com/x',
  `https://fcm.googleapis.com/${'x'.repeat(1024)}`,
])('%s is not', (address) => expect(isPushEndpoint(address)).toBe(false));
