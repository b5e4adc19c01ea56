import { describe, expect, it } from "vitest";
import { misspelledSettings, readEnvironment, unsetSettings } from "./read-environment.server";

const secret = { SESSION_SECRET: "s".repeat(32) };

describe("readEnvironment", () => {
  it("requires only SESSION_SECRET", { tags: ["@public-9.10"] }, () => {
    const env = readEnvironment(secret);
    expect(env).toMatchObject({
      PORT: 3000,
      ORGANIZATION_NAME: "After Automation",
      SITE_URL: "http://localhost:3000",
      NEWSLETTER_CRON: "0 9 * * 1",
    });
  });

  it("has no default for SESSION_SECRET", () => {
    expect(() => readEnvironment({})).toThrow(/^SESSION_SECRET is not set/);
    expect(() => readEnvironment({ SESSION_SECRET: "short" })).toThrow(/at least 32/);
  });

  it("reports each invalid variable on its own line", () => {
    const wrong = {
      ...secret,
      PORT: "70000",
      SITE_URL: "ftp://x",
      SMTP_URL: "mail.example.org",
      NEWSLETTER_CRON: "soon",
    };
    const lines = (() => {
      try {
        readEnvironment(wrong);
        return [];
      } catch (error) {
        return String(error instanceof Error ? error.message : error).split("\n");
      }
    })();
    expect(lines.map((line) => line.split(" ")[0])).toEqual([
      "SITE_URL",
      "PORT",
      "SMTP_URL",
      "NEWSLETTER_CRON",
    ]);
  });

  it("rejects an SMTP server whose encryption is neither required nor optional", () => {
    const read = (SMTP_URL: string) => () => readEnvironment({ ...secret, SMTP_URL });
    expect(read("smtp://mail.example.org?tls=none")).toThrow(/^SMTP_URL may end in \?tls=required/);
    expect(read("mail.example.org?tls=none")).toThrow(/^SMTP_URL must look like [^\n]*$/);
    expect(read("smtp://mail.example.org?tls=optional")).not.toThrow();
  });

  it.each(["After Automation", "News Team <>", "news@", "@example.org"])(
    "rejects a MAIL_FROM without an email address: %s",
    (MAIL_FROM) => {
      const read = () => readEnvironment({ ...secret, MAIL_FROM });
      expect(read).toThrow(/^MAIL_FROM must be an email address, or Name <address>$/);
    },
  );

  it.each(["https://aa.org/site", "https://aa.org/?a", "https://aa.org#top", "https://ann:pass@aa.org"])(
    "rejects a SITE_URL that is more than a host: %s",
    (SITE_URL) => {
      expect(() => readEnvironment({ ...secret, SITE_URL })).toThrow(/^SITE_URL must be a host alone/);
    },
  );

  it("takes the name of a time zone", () => {
    const read = (TIME_ZONE: string) => readEnvironment({ ...secret, TIME_ZONE }).TIME_ZONE;
    expect(read("")).toBe("UTC");
    expect(read("America/New_York")).toBe("America/New_York");
    for (const wrong of ["Berlin", "+02:00", "Mars/Olympus"]) {
      expect(() => read(wrong)).toThrow(/^TIME_ZONE must be the IANA name of a time zone/);
    }
  });

  it("takes 1 to 50 connections to the mail server", () => {
    const read = (MAIL_CONNECTIONS: string) =>
      readEnvironment({ ...secret, MAIL_CONNECTIONS }).MAIL_CONNECTIONS;
    expect([read(""), read("1"), read("50")]).toEqual([5, 1, 50]);
    expect(() => read("0")).toThrow(/^MAIL_CONNECTIONS must be a whole number from 1 to 50$/);
  });

  it("treats an empty variable as unset", () => {
    expect(readEnvironment({ ...secret, PORT: "", SMTP_URL: " " }).PORT).toBe(3000);
  });

  it("defaults SITE_URL to localhost and the port", () => {
    expect(readEnvironment({ ...secret, PORT: "4000" }).SITE_URL).toBe("http://localhost:4000");
  });

  it("drops the trailing slash of SITE_URL", () => {
    expect(readEnvironment({ ...secret, SITE_URL: "https://aa.org/" }).SITE_URL).toBe("https://aa.org");
  });

  it.each([
    [{}, ["hello@example.org"]],
    [{ GENERAL_EMAIL: "us@aa.org" }, ["us@aa.org"]],
    [{ STAFF_MAIL_TO: "ann@aa.org, Bob@aa.org;ANN@aa.org" }, ["ann@aa.org", "bob@aa.org"]],
    [{ STAFF_MAIL_TO: " None " }, []],
  ])("tells these of new submissions with %o: %o", (given, expected) => {
    expect(readEnvironment({ ...secret, ...given }).STAFF_MAIL_TO).toEqual(expected);
  });

  it("rejects a STAFF_MAIL_TO that is not a list of email addresses", () => {
    const read = () => readEnvironment({ ...secret, STAFF_MAIL_TO: "ann@aa.org, bob" });
    expect(read).toThrow(/^STAFF_MAIL_TO must be email addresses with commas between, or none$/);
  });

  it("checks links only where it is told to, and takes host names with commas between", () => {
    const read = (given: Record<string, string>) => readEnvironment({ ...secret, ...given });
    expect(read({})).toMatchObject({ CHECK_LINKS: "off", CHECK_LINKS_ALLOW: [] });
    const given = { CHECK_LINKS: "on", CHECK_LINKS_ALLOW: "Intranet.example, 127.0.0.1 ::1" };
    expect(read(given).CHECK_LINKS_ALLOW).toEqual(["intranet.example", "127.0.0.1", "[::1]"]);
    expect(() => read({ CHECK_LINKS: "yes" })).toThrow(/^CHECK_LINKS must be on or off$/);
    expect(() => read({ CHECK_LINKS_ALLOW: "http://a.example/" })).toThrow(
      /^CHECK_LINKS_ALLOW must be host names with commas between, each with a port/,
    );
  });

  it("replicates to an address in a bucket, with the keys of the store, and not from a copy that is only read", () => {
    const REPLICA_URL = "https://s3.example.org/my-bucket/sites/standby/";
    const keys = { BACKUP_S3_ACCESS_KEY: "key", BACKUP_S3_SECRET_KEY: "secret" };
    const store = {
      BACKUP_S3_ENDPOINT: "https://s3.example.org",
      BACKUP_S3_BUCKET: "my-bucket",
      ...keys,
    };
    const read = (given: Record<string, string>) => readEnvironment({ ...secret, ...given });
    expect(read(store).replica).toBeUndefined();
    expect(read({ ...store, REPLICA_URL }).replica).toEqual({
      url: "https://s3.example.org/my-bucket",
      endpoint: "https://s3.example.org",
      bucket: "my-bucket",
      prefix: "sites/standby/",
      region: "auto",
      accessKey: "key",
      secretKey: "secret",
      program: "litestream",
    });
    const copy = read({ ...store, REPLICA_URL, DATABASE_READ_ONLY: "on" });
    expect([copy.replica, copy.original?.prefix]).toEqual([undefined, "sites/standby/"]);
    expect(() => read({ REPLICA_URL })).toThrow(
      /^REPLICA_URL needs BACKUP_S3_ACCESS_KEY and BACKUP_S3_SECRET_KEY$/,
    );
    for (const wrong of ["s3://my-bucket/standby", "https://s3.example.org/my-bucket", "standby"])
      expect(() => read({ ...store, REPLICA_URL: wrong })).toThrow(
        /^REPLICA_URL must be an address in a bucket/,
      );
  });

  it("rejects a cron pattern that never matches", () => {
    expect(() => readEnvironment({ ...secret, NEWSLETTER_CRON: "0 0 31 2 *" })).toThrow(/NEWSLETTER_CRON/);
  });
});

describe("unsetSettings", () => {
  it("names the settings that still point to example.org", () => {
    expect(unsetSettings({ DONATION_URL: "https://give.org" })).toContain("POSTAL_ADDRESS");
    expect(unsetSettings({ DONATION_URL: "https://give.org" })).not.toContain("DONATION_URL");
  });
});

describe("misspelledSettings", () => {
  it("names what is nearly a setting, and nothing that other programs use", () => {
    expect(misspelledSettings({ SMPT_URL: "smtp://x", SMTP_URL: "smtp://x", BACKUPDIR: "/b" })).toEqual([
      { name: "SMPT_URL", meant: "SMTP_URL" },
      { name: "BACKUPDIR", meant: "BACKUP_DIR" },
    ]);
    const others = { HOME: "/", HOSTNAME: "a", PATH: "", LOGNAME: "b", NODE_ENV: "c", NODE_OPTIONS: "" };
    expect(misspelledSettings(others)).toEqual([]);
  });
});
