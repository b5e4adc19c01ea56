import type { Field, FieldValues, FormDefinition, ValuesOf } from "./define-form";

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : "";

type ColumnValue<F extends Field, Value> = F extends { required: string } ? Value : Value | null;

export type ColumnsOf<Form> =
  Form extends FormDefinition<infer Fields>
    ? {
        [F in Fields[number] as SnakeCase<F["name"]>]: ColumnValue<F, FieldValues<readonly [F]>[F["name"]]>;
      }
    : never;

export const columnName = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Empty values become null. */
export function toColumns<Form extends FormDefinition>(values: ValuesOf<Form>): ColumnsOf<Form>;
export function toColumns(values: object): unknown {
  return Object.fromEntries(
    Object.entries<unknown>({ ...values }).map(([name, value]) => [
      columnName(name),
      value === "" ? null : value,
    ]),
  );
}
