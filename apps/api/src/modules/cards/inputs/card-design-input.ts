import { type CardDesign, fillDesign } from '@tessera/domain';

/** An input with a design, under its former name or its present one. */
interface WithDesign {
  design?: object | null | undefined;
  designDetails?: object | null | undefined;
}

/** The design that an input means: null takes it off, undefined says nothing of it. */
export function readDesign({ design, designDetails }: WithDesign): CardDesign | null | undefined {
  const sent = designDetails ?? design;
  if (sent) return fillDesign(sent) ?? null;
  return designDetails === null || design === null ? null : undefined;
}

/** The same input, with its design in the one place where the domain's rules look for it. */
export function withDesign<Input extends WithDesign>(
  input: Input,
): Omit<Input, keyof WithDesign> & { design?: CardDesign | null } {
  const { design: _former, designDetails: _present, ...rest } = input;
  const design = readDesign(input);
  return design === undefined ? rest : { ...rest, design };
}
