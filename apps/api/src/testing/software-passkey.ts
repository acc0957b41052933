import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const ATTESTED = 0x40;
/** COSE_Key of an EC2 key for ES256 on P-256 (RFC 9053 §7.1). */
const COSE = { kty: 1, alg: 3, crv: -1, x: -2, y: -3 };

interface Asked {
  challenge: string;
  rp?: { id?: string };
  rpId?: string;
  user?: { id: string };
}

/** What an attacker, or an odd device, does otherwise. */
export interface Oddity {
  origin?: string;
  rpId?: string;
  isVerified?: boolean;
  counter?: number;
  userHandle?: string;
}

/** A device with one passkey, as Web Authentication Level 3 has devices answer; made here, without any browser. */
export class SoftwarePasskey {
  readonly id = randomBytes(16).toString('base64url');
  readonly #key: KeyObject;
  readonly #publicKey: Buffer;
  #userHandle = '';

  constructor(readonly origin: string) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const parts = new Map<number, number | Uint8Array>([
      [COSE.kty, 2],
      [COSE.alg, -7],
      [COSE.crv, 1],
      [COSE.x, new Uint8Array(Buffer.from(x, 'base64url'))],
      [COSE.y, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    this.#publicKey = Buffer.from(isoCBOR.encode(parts));
  }

  /** Answers `navigator.credentials.create`. */
  create(asked: Asked, oddity: Oddity = {}): object {
    this.#userHandle = asked.user?.id ?? '';
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const data = Buffer.concat([
      this.#authenticatorData(asked.rp?.id ?? '', oddity, ATTESTED),
      Buffer.alloc(16),
      length,
      id,
      this.#publicKey,
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(data)],
    ]);
    const response = {
      clientDataJSON: this.#clientData('webauthn.create', asked, oddity).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
      transports: ['internal'],
    };
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  /** Answers `navigator.credentials.get`. */
  get(asked: Asked, oddity: Oddity = {}): object {
    const data = this.#authenticatorData(asked.rpId ?? '', oddity);
    const clientData = this.#clientData('webauthn.get', asked, oddity);
    const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()]);
    const response = {
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.#key).toString('base64url'),
      userHandle: oddity.userHandle ?? this.#userHandle,
    };
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #clientData(type: string, { challenge }: Asked, { origin = this.origin }: Oddity): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authenticatorData(rpId: string, { isVerified = true, counter = 0, rpId: other }: Oddity, flags = 0): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const all = flags | USER_PRESENT | (isVerified ? USER_VERIFIED : 0);
    return Buffer.concat([
      createHash('sha256')
        .update(other ?? rpId)
        .digest(),
      Buffer.from([all]),
      count,
    ]);
  }
}
