export const trashCopy = {
  title: "Trash",
  description: "For staff: what was deleted or changed, to be undone.",
};
