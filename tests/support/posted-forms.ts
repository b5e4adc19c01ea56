import { attribute, tags } from "./markup";

/** One way to post a form of a page: where to, and the fields as a browser would send them. */
export interface PostedForm {
  action: string;
  body: Record<string, string>;
}

/** What is in the form itself: inputs as they stand, and something typed where text is asked for. */
function fieldsOf(form: string): Record<string, string> {
  const named = [...tags(form, "input"), ...tags(form, "textarea"), ...tags(form, "select")].flatMap(
    (tag) => {
      const name = attribute(tag, "name");
      return name ? [[name, attribute(tag, "value") || "something"] as const] : [];
    },
  );
  return Object.fromEntries(named);
}

/**
 * Every way to post something from a page as the server renders it: each form once by each of its buttons. Forms that
 * differ in nothing but their values, such as those of a table's rows, count once.
 *
 * @param pageUrl of the page, where forms without an action of their own go
 */
export function postedForms(html: string, pageUrl: string): PostedForm[] {
  const found = new Map<string, PostedForm>();
  for (const [form] of html.matchAll(/<form\b[\s\S]*?<\/form>/g)) {
    if (attribute(form, "method") !== "post") continue;
    const action = attribute(form, "action") ?? pageUrl;
    const fields = fieldsOf(form);
    for (const button of tags(form, "button")) {
      const name = attribute(button, "name");
      const value = attribute(button, "value") ?? "";
      const body = name ? { ...fields, [name]: value } : fields;
      const sort = [action.split("?")[0], ...Object.keys(body).map((key) => key.split(":")[0]), body.intent];
      const key = JSON.stringify([...sort, body.form, name, value]);
      if (!found.has(key)) found.set(key, { action, body });
    }
  }
  return [...found.values()];
}
