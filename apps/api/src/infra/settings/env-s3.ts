import { z } from 'zod';
import { optional, urlWith } from './env-values.ts';

/** Settings of an S3 store, as ENV_DEFAULTS has them. */
export const S3_DEFAULTS = {
  S3_ENDPOINT: '',
  S3_BUCKET: '',
  S3_REGION: '',
  S3_ACCESS_KEY_ID: '',
  S3_SECRET_ACCESS_KEY: '',
} as const;

/** The checks of these settings. */
export const s3Settings = {
  S3_ENDPOINT: optional(urlWith('http:', 'https:')),
  S3_BUCKET: optional(z.string()),
  S3_REGION: optional(z.string()),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
};

export interface S3Env {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A line for each setting that is missing although another one is set. */
export function findS3Problems(raw: Record<keyof typeof S3_DEFAULTS, string>): string[] {
  const names = Object.keys(S3_DEFAULTS) as (keyof typeof S3_DEFAULTS)[];
  const missing = names.filter((name) => raw[name] === '');
  const problems = missing.length === names.length ? [] : missing;
  return problems.map((name) => `${name}: must be set, because another S3_ setting is`);
}

export function toS3(parsed: z.output<z.ZodObject<typeof s3Settings>>): S3Env | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = parsed;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = parsed;
  if (!endpoint || !bucket || !region || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}
