/** Thrown by `collect` when input is missing. It is not reported as an error: the checkout shows the customer what is missing. */
export class Incomplete extends Error {}
