/** @returns what adds an item to those that are handled at the end of this turn of the event loop */
export function batchPerTurn<Item>(handle: (items: readonly Item[]) => void): (item: Item) => void {
  let waiting: Item[] = [];
  const handleAll = () => {
    const items = waiting;
    waiting = [];
    handle(items);
  };
  return (item) => {
    if (waiting.push(item) === 1) setImmediate(handleAll);
  };
}
