import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import { TextFrames } from './text-frames.ts';

test('a peer reads each text with its own id, whatever its length and letters', async () => {
  const server = createServer();
  const sockets = new WebSocketServer({ server });
  const ids = [...Array.from({ length: 200 }, () => randomUUID()), '1', 'op-7'];
  const texts = ['', 'x'.repeat(80), 'é😀'.repeat(40), 'y'.repeat(65_536), 'z'.repeat(200_000)];
  sockets.on('connection', (_socket, request) => {
    for (const text of texts) {
      const frames = new TextFrames('{"id":"', `","text":${JSON.stringify(text)}}`);
      for (const id of ids) request.socket.write(frames.of(id), 'latin1');
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: { id: string; text: string }[] = [];
  const all = new Promise<void>((resolve) => {
    client.on('message', (data) => {
      heard.push(JSON.parse(String(data)));
      if (heard.length === ids.length * texts.length) resolve();
    });
  });
  await all;
  expect(heard).toEqual(texts.flatMap((text) => ids.map((id) => ({ id, text }))));
  client.terminate();
  sockets.close();
  server.close();
});
