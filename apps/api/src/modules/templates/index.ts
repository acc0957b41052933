/** A look that somebody keeps for their cards. */
export { TemplateRow } from './template.entity.ts';
/** The template to offer to a team. */
export { PublishTemplateInput, WithdrawTemplateInput } from './template.inputs.ts';
/** Templates that modules above offer to the viewer between their own and the product's. */
export { offeredTemplates } from './template.service.ts';
/** A look that a new card can have, whoever offers it. */
export { CardTemplate } from './template.types.ts';
/** NOT_FOUND for a template that is not there, or not theirs. */
export { noSuchTemplate } from './template-errors.ts';
