/** Names the set of operations that the web app was built with. */
export const OPERATION_SET = 'DKDh1trwYQOe';