import { safeOriginPath } from '@tessera/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface Target {
  /** Of this site; where another could be meant, such as `//example.com`, the way leads home. */
  path: string;
  /** With its `?`; never a part of the path. */
  query?: string;
  status: 302 | 303 | 308;
}

/** Every redirect but the one below is built here, so that none can lead to another site. */
export function redirectTo(reply: FastifyReply, { path, query = '', status }: Target): FastifyReply {
  return reply.redirect(safeOriginPath(path, '/') + query, status);
}

/** Sets `Location` to the path of a new object, for a 201. */
export function tellLocation(reply: FastifyReply, path: string): void {
  reply.header('location', safeOriginPath(path, '/'));
}

/** The path that was asked for, as it was written. */
export function readPath({ url }: Pick<FastifyRequest, 'url'>): string {
  return url.split('?', 1)[0] ?? '/';
}

/** 'asha).' → 'asha': removes the marks that follow an address copied out of a sentence. */
export function withoutSentenceEnd(segment: string): string {
  return segment.replace(/[^\p{L}\p{N}]+$/u, '');
}

/** The request's query with its `?`; '' if there is none. */
export function readSearch({ url }: Pick<FastifyRequest, 'url'>): string {
  return url.includes('?') ? url.slice(url.indexOf('?')) : '';
}

/** Permanent, but asked again each time: a handle can be taken back by its owner. Keeps the query. */
export function redirectMoved(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
  return redirectTo(reply.header('cache-control', 'no-cache'), { path, query: readSearch(request), status: 308 });
}

/** To the page of the payment provider, whose address comes from itself and never from a request. */
export function redirectToProvider(reply: FastifyReply, url: string): FastifyReply {
  return reply.redirect(url, 303);
}
