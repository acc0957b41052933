import { Extensions } from 'type-graphql';

/** The field's extension that says how many entries its list may have. */
export const LIST_SIZE = 'listSize';
/** The field's extension that says how many points it costs each time it is read. */
export const COST_WEIGHT = 'costWeight';

/** Says how many entries a list without pages may have, where it isn't about 20: so many times what is below it costs. */
export function HasAtMost(entries: number): MethodDecorator & PropertyDecorator {
  return Extensions({ [LIST_SIZE]: entries });
}

/** Says how many entries most objects have in a short list, which makes answers of many objects as dear as they are. */
export function UsuallyHas(entries: number): MethodDecorator & PropertyDecorator {
  return Extensions({ [LIST_SIZE]: entries });
}

/** Says how many points a field costs, where it isn't 1: it adds up many rows, or asks another service. */
export function Costs(points: number): MethodDecorator & PropertyDecorator {
  return Extensions({ [COST_WEIGHT]: points });
}
