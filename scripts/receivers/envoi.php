<?php
/**
 * The receiver on a host with PHP 7.3 or later (shared hosting): checks a message and hands it to the host's own mail(). It keeps no copy of
 * it, only, for a day, the digest by which a message sent twice is delivered once. Written by « npm run build »: edit scripts/receivers,
 * not this file. What it says to whom is in src/pages/nous-contacter/contract.ts.
 */

declare(strict_types=1);

ini_set('display_errors', '0');

$settings = json_decode(<<<'SETTINGS'
⟦settings⟧
SETTINGS
, true);

$day = 86400;

/** Line ends as one character, and nothing around. @param mixed $value */
function textOf($value): string
{
    $text = is_string($value) ? str_replace(["\r\n", "\r"], "\n", $value) : '';
    return preg_replace('/^\s+|\s+$/uD', '', $text) ?? '';
}

/** @return string|null kind of mistake in a field that has been trimmed */
function troubleOf(array $rule, string $value): ?string
{
    if ($value === '') {
        return isset($rule['required']) ? 'missing' : null;
    }
    if (preg_match_all('/./us', $value) > $rule['longest']) {
        return 'long';
    }
    $pattern = isset($rule['pattern']) ? '/' . str_replace('/', '\/', $rule['pattern']) . '/uD' : '/./us';
    return preg_match($pattern, $value) === 1 ? null : 'wrong';
}

/** Answers and ends. @param string[] $mistakes */
function answer(array $settings, string $outcome, string $text = '', array $mistakes = []): void
{
    $status = $settings['answers'][$outcome];
    if (strpos($_SERVER['HTTP_ACCEPT'] ?? '', 'application/json') !== false) {
        http_response_code($status);
        exit;
    }
    if ($outcome === 'accepted') {
        header('Location: ' . $settings['arrived'], true, 303);
        exit;
    }
    http_response_code($status);
    foreach ($settings['headers'] as $name => $value) {
        header("$name: $value");
    }
    $items = array_map(function (string $mistake): string {
        return '<li>' . htmlspecialchars($mistake) . '</li>';
    }, $mistakes);
    echo strtr($settings['page'], [
        '⟦titre⟧' => $settings['titles'][$outcome],
        '⟦fautes⟧' => implode('', $items),
        '⟦texte⟧' => htmlspecialchars($text),
    ]);
    exit;
}

/** A header line of an e-mail, encoded and folded as RFC 2047 wants it, without its name. */
function encodedHeader(string $name, string $value): string
{
    return substr(iconv_mime_encode($name, $value, ['scheme' => 'B', 'line-length' => 76]), strlen($name) + 2);
}

/** @return bool whether the host's mail has taken it */
function deliver(array $settings, array $message): bool
{
    $subject = $settings['subjects'][$message['besoin']] ?? $settings['subjects'][''];
    $signature = array_filter([$message['nom'], $message['entreprise'], $message['email'], $message['telephone']], 'strlen');
    $body = $message['message'] . "\n\n" . implode("\n", $signature) . "\n";
    return mail(
        $settings['email'],
        encodedHeader('Subject', $subject),
        chunk_split(base64_encode(str_replace("\n", "\r\n", $body))),
        [
            'From' => $settings['email'],
            'Reply-To' => $message['email'],
            'MIME-Version' => '1.0',
            'Content-Type' => 'text/plain; charset=utf-8',
            'Content-Transfer-Encoding' => 'base64',
        ]
    );
}

if ($_SERVER['REQUEST_METHOD'] !== 'POST') {
    header('Location: ' . $settings['form'], true, 303);
    exit;
}

$message = [];
$mistakes = [];
foreach ($settings['rules'] as $field => $rule) {
    $message[$field] = textOf($_POST[$field] ?? '');
    $trouble = troubleOf($rule, $message[$field]);
    if ($trouble !== null) {
        $mistakes[] = $settings['mistakes'][$field][$trouble];
    }
}
$open = $_POST[$settings['seconds']['field']] ?? null;
$isTooSoon = $open !== null && !(is_numeric($open) && $open >= $settings['seconds']['least']);
$isElsewhere = ($_SERVER['HTTP_SEC_FETCH_SITE'] ?? '') === 'cross-site';
if ($mistakes !== [] || textOf($_POST[$settings['trap']] ?? '') !== '' || $isTooSoon || $isElsewhere) {
    answer($settings, 'refused', $message['message'], $mistakes);
}

$digest = sys_get_temp_dir() . '/message-' . hash('sha256', __FILE__ . json_encode($message));
$isDouble = @is_file($digest) && filemtime($digest) > time() - $day;
$isDelivered = $isDouble || deliver($settings, $message);
// Only once it has left: a message that has not may be sent again.
if ($isDelivered && !$isDouble) {
    @touch($digest);
}
answer($settings, $isDelivered ? 'accepted' : 'failed', $message['message']);
