/** Something that the method needs is missing, which only asking for it could tell. The customer is shown what; nothing has failed. */
export class Incomplete extends Error {}
