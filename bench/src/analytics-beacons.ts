import { Agent } from 'node:http';
import { post } from './chat-measure.ts';

/** How often a second a batch of beacons leaves. */
const BURSTS_A_SECOND = 50;
const AGENT =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';

export interface BeaconCommand {
  url: string;
  perSecond: number;
  seconds: number;
}

let visitors = 0;

/** Views of one card by ever new visitors, as their pages send them; gives how many were counted. */
async function send({ url, perSecond, seconds }: BeaconCommand): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 });
  const body = JSON.stringify({ kind: 'view', channel: 'qr', timeZone: 'Asia/Kolkata' });
  const answers: Promise<string>[] = [];
  const began = performance.now();
  for (let burst = 0; burst < seconds * BURSTS_A_SECOND; burst += 1) {
    for (let n = 0; n < perSecond / BURSTS_A_SECOND; n += 1) {
      visitors += 1;
      const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
      answers.push(post(agent, { url, body, headers: { 'user-agent': AGENT, 'x-forwarded-for': address } }));
    }
    const next = began + ((burst + 1) * 1000) / BURSTS_A_SECOND;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())));
  }
  const all = await Promise.all(answers);
  agent.destroy();
  return all.filter((answer) => answer.includes('"isCounted":true')).length;
}

process.on('message', (command: BeaconCommand) => {
  send(command).then(
    (counted) => process.send?.({ counted }),
    (error) => process.send?.({ error: String(error) }),
  );
});
