import { expect, it } from "vitest";
import { writtenLanguage } from "./written-language";

it.each([
  ["Hello, I lost my job and need help with the rent.", "en"],
  ["Hola, perdí mi trabajo y necesito ayuda con la renta.", "es"],
  ["me quede sin trabajo hace 2 meses y no tengo para la luz", "es"],
  ["Necesito ayuda", "es"],
  ["I am from El Paso. My manager said no. Gracias!", "en"],
  ["Mi esposo trabaja en Amazon, his warehouse closed, no sabemos qué hacer", "es"],
  ["Hello", "en"],
  ["", "en"],
  ["我需要帮助", "en"],
] as const)("%s is in %s", (text, language) => {
  expect(writtenLanguage(text)).toBe(language);
});
