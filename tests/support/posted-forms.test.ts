import { expect, it } from "vitest";
import { postedForms } from "./posted-forms";

it("finds every way to post a page's forms, each sort once", () => {
  const html = `
    <form method="get" action="/search"><input name="q"/><button>Show</button></form>
    <form method="post"><input type="hidden" name="form" value="edit"/><textarea name="note"></textarea>
      <button name="intent" value="save">Save</button><button name="intent" value="drop">Drop</button></form>
    <form method="post" action="/rows?a=1&amp;b=2"><input name="id" value="1"/><button>Delete</button></form>
    <form method="post" action="/rows?a=1&amp;b=2"><input name="id" value="2"/><button>Delete</button></form>`;
  expect(postedForms(html, "/page")).toEqual([
    { action: "/page", body: { form: "edit", note: "something", intent: "save" } },
    { action: "/page", body: { form: "edit", note: "something", intent: "drop" } },
    { action: "/rows?a=1&b=2", body: { id: "1" } },
  ]);
});
