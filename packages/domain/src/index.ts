export * from './card-data.ts';
export * from './errors.ts';
