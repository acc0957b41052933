/** Names the set of operations that the web app was built with. */
export const OPERATION_SET = 'N3iUaoQCP5UV';