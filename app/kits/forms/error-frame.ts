/** Of the frame around a field with an error. */
export const errorFrame = "border-l-[5px] border-red pl-3.5";
