<?php
/**
 * The receiver on a host with PHP 7.3 or later (shared hosting): checks a message and hands it to the host's own mail(). It keeps no copy
 * of it, only the digest by which a message sent twice is delivered once. Written by « npm run build »: edit scripts/receivers, not this
 * file. Its answers are defined in src/pages/nous-contacter/contract.ts.
 */

declare(strict_types=1);

// Errors printed before this line are turned off by .user.ini and .htaccess, written beside this file.
ini_set('display_errors', '0');
header_remove('X-Powered-By');

$settings = json_decode(<<<'SETTINGS'
⟦settings⟧
SETTINGS
, true);
foreach ($settings['headers'] as $name => $value) {
    header("$name: $value");
}

const HOUR = 3600;
/** How long a digest is kept, in seconds: the privacy page says a day. */
const DAY = 86400;
/** How long one message waits for the one before it, in seconds: less than the form does. */
const PATIENCE = 10;

/** Answers and ends. @param string[] $mistakes */
function answer(array $settings, string $outcome, string $text = '', array $mistakes = []): void
{
    $isForScript = strpos($_SERVER['HTTP_ACCEPT'] ?? '', 'application/json') !== false;
    if ($isForScript) {
        http_response_code($settings['answers'][$outcome]);
        exit;
    }
    if ($outcome === 'accepted') {
        header('Location: ' . $settings['arrived'], true, 303);
        exit;
    }
    http_response_code($settings['answers'][$outcome]);
    $items = array_map(function (string $mistake): string {
        return '<li>' . htmlspecialchars($mistake) . '</li>';
    }, $mistakes);
    echo strtr($settings['page'], [
        '⟦titre⟧' => $settings['titles'][$outcome],
        '⟦fautes⟧' => $items === [] ? '' : '<ul>' . implode('', $items) . '</ul>',
        '⟦texte⟧' => htmlspecialchars($text),
    ]);
    exit;
}

/**
 * The fields of a form post, as URLSearchParams reads them: `$_POST` renames some, keeps the last of two, and warns beyond a thousand.
 * @return string[][] name → values; none for what is no form
 */
function fieldsOf(string $body): array
{
    $fields = [];
    if (stripos($_SERVER['CONTENT_TYPE'] ?? '', 'application/x-www-form-urlencoded') !== 0) {
        return $fields;
    }
    foreach (array_filter(explode('&', $body), 'strlen') as $pair) {
        [$name, $value] = explode('=', $pair, 2) + ['', ''];
        $fields[utf8(urldecode($name))][] = utf8(urldecode($value));
    }
    return $fields;
}

/** Replaces what is no UTF-8 by U+FFFD. */
function utf8(string $bytes): string
{
    return htmlspecialchars_decode(htmlspecialchars($bytes, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8'), ENT_QUOTES);
}

/**
 * Trims a text as JavaScript's trim() does; its line ends become one character. Every expression takes a time proportional to the text,
 * with or without PCRE's compiler.
 */
function textOf(string $utf8): string
{
    $space = '[\t-\r \x{a0}\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}\x{feff}]';
    $lines = str_replace(["\r\n", "\r"], "\n", $utf8);
    return preg_replace("/\A$space++|(?<!$space)$space++\z/u", '', $lines) ?? '';
}

/** A value as the rules read it: trimmed; without invisible characters where it has a pattern; empty where it says nothing. */
function cleaned(array $settings, array $rule, string $value): string
{
    ['invisible' => $invisible, 'word' => $word] = $settings;
    $seen = textOf(preg_replace("/$invisible++/u", '', $value) ?? '');
    if (isset($rule['pattern'])) {
        return $seen;
    }
    return preg_match("/$word/u", $seen) === 1 ? textOf($value) : '';
}

/** @return string|null kind of mistake in a field that has been cleaned */
function troubleOf(array $rule, string $value): ?string
{
    if ($value === '') {
        return isset($rule['required']) ? 'missing' : null;
    }
    // Bytes first: four at most make a character.
    if (strlen($value) > 4 * $rule['longest'] || preg_match_all('/./us', $value) > $rule['longest']) {
        return 'long';
    }
    if (!isset($rule['pattern'])) {
        return null;
    }
    return preg_match('~' . str_replace('~', '\~', $rule['pattern']) . '~uD', $value) === 1 ? null : 'wrong';
}

/** A header of an e-mail in encoded words of at most 75 characters, folded (RFC 2047). */
function encodedHeader(string $value): string
{
    preg_match_all('/.{1,11}/us', $value, $parts);
    return implode("\r\n ", array_map(function (string $part): string {
        return '=?UTF-8?B?' . base64_encode($part) . '?=';
    }, $parts[0]));
}

/** @return bool whether the host's mail has taken it */
function deliver(array $settings, array $message): bool
{
    if (!function_exists('mail')) {
        return false;
    }
    $subject = $settings['subjects'][$message['besoin']] ?? $settings['subjects'][''];
    $signature = array_filter([$message['nom'], $message['entreprise'], $message['email'], $message['telephone']], 'strlen');
    $body = $message['message'] . "\n\n" . implode("\n", $signature) . "\n";
    $mail = [
        $settings['email'],
        encodedHeader($subject),
        chunk_split(base64_encode(str_replace("\n", "\r\n", $body))),
        [
            'From' => $settings['email'],
            'Reply-To' => $message['email'],
            'MIME-Version' => '1.0',
            'Content-Type' => 'text/plain; charset=utf-8',
            'Content-Transfer-Encoding' => 'base64',
        ],
    ];
    // Sent with the agency as envelope sender, whose domain DMARC looks at; then without, for hosts that refuse `-f`.
    return @mail(...$mail, ...['-f' . $settings['email']]) || @mail(...$mail);
}

/**
 * Folder of the digests of this site; deletes those older than a day.
 * @return string|null null where nothing can be written: messages are then delivered without a count
 */
function digestFolder(): ?string
{
    foreach ([sys_get_temp_dir() . '/messages-' . hash('sha256', __FILE__), __DIR__ . '/.messages'] as $folder) {
        if ((@is_dir($folder) || @mkdir($folder, 0700)) && @is_writable($folder)) {
            foreach (glob("$folder/*") ?: [] as $file) {
                // A clock that was set back leaves digests of days to come.
                if (abs(time() - @filemtime($file)) >= DAY) {
                    @unlink($file);
                }
            }
            return $folder;
        }
    }
    return null;
}

/**
 * Delivers a message once, within the hourly limit. A lock lets one message through at a time, so that doubles sent at once find the digest
 * of the first.
 * @return bool whether it is delivered, now or before
 */
function deliverOnce(array $settings, array $message): bool
{
    $folder = digestFolder();
    $lock = $folder === null ? false : @fopen("$folder/.verrou", 'c');
    if ($lock === false) {
        return deliver($settings, $message);
    }
    $end = time() + PATIENCE;
    while (!flock($lock, LOCK_EX | LOCK_NB, $isTaken) && $isTaken && time() < $end) {
        usleep(20000);
    }
    if ($isTaken) {
        return false;
    }
    $digest = "$folder/" . hash('sha256', json_encode($message));
    if (is_file($digest)) {
        return true;
    }
    $recent = array_filter(glob("$folder/*") ?: [], function (string $file): bool {
        return abs(time() - filemtime($file)) < HOUR;
    });
    // The digest is written after delivery: a message that was not delivered may be sent again.
    return count($recent) < $settings['hourlyLimit'] && deliver($settings, $message) && (@touch($digest) || true);
}

if ($_SERVER['REQUEST_METHOD'] !== 'POST') {
    header('Location: ' . $settings['form'], true, 303);
    exit;
}

$body = (string) file_get_contents('php://input', false, null, 0, $settings['largestBody'] + 1);
if (strlen($body) > $settings['largestBody']) {
    answer($settings, 'refused', '', [$settings['mistakes']['message']['long']]);
}
$fields = fieldsOf($body);
$message = [];
$mistakes = [];
foreach ($settings['rules'] as $field => $rule) {
    $message[$field] = cleaned($settings, $rule, $fields[$field][0] ?? '');
    $trouble = troubleOf($rule, $message[$field]);
    if ($trouble !== null) {
        $mistakes[] = $settings['mistakes'][$field][$trouble];
    }
}
['field' => $field, 'pattern' => $pattern, 'least' => $least] = $settings['seconds'];
$open = $fields[$field][0] ?? null;
$isTooSoon = $open !== null && !(preg_match("/$pattern/D", $open) === 1 && $open >= $least);
$isTrapped = ($fields[$settings['trap']][0] ?? '') !== '';
$isElsewhere = ($_SERVER['HTTP_SEC_FETCH_SITE'] ?? '') === 'cross-site';
$isDoubled = array_filter($fields, function (array $values): bool {
    return count($values) > 1;
}) !== [];
if ($mistakes !== [] || $isTrapped || $isTooSoon || $isElsewhere || $isDoubled) {
    answer($settings, 'refused', $message['message'], $mistakes ?: [$settings['filtered']]);
}
answer($settings, deliverOnce($settings, $message) ? 'accepted' : 'failed', $message['message']);
